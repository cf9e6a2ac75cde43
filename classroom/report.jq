# report.jq: what was found, as JSON, out of records that begin with the byte 0x1E:
# first the notes, then for each exercise a line `number, name, stars, points, score, state, milliseconds`, and the text below.
def clean: gsub("[\u0000-\u0008\u000b-\u001d\u007f-\u009f\ufffe\uffff]"; "") | gsub("[\u200e\u200f\u202a-\u202e\u2066-\u2069]"; "");
def report:
split("\u001e") | map(split("\n")) |
{
    notes: (.[0] | map(select(. != "") | clean)),
    exercises: (.[1:] | map(
        (.[0] / "\t") as [$number, $name, $stars, $points, $score, $state, $milliseconds] |
        {
            number: $number, name: $name, stars: ($stars | tonumber), points: ($points | tonumber),
            score: ($score | tonumber), state: $state, seconds: (($milliseconds | tonumber) / 1000),
            text: (.[1:] | join("\n") | clean | sub("\n+$"; ""))
        }))
} |
.score = ([.exercises[].score] | add // 0) | .points = ([.exercises[].points] | add // 0) |
.seconds = ([.exercises[].seconds] | add // 0)
;

# For people.
def pad($width): . + " " * ([$width - length, 1] | max);
def as_text:
"\(.score) of \(.points) points",
"",
(.exercises[] |
    (.number | pad(6)) + ("★" * .stars | pad(6)) + (.name | sub(".*/"; "") | pad(28)) + ("\(.score) of \(.points)" | pad(8)) + .state,
    (if .text == "" then empty else (.text / "\n" | map("      | " + .)[]) end)),
(if .notes == [] then empty else "", "Of the submission:", (.notes[] | "  " + .) end)
;

# Gradescope's results.json.
def as_gradescope:
{
    score: .score, execution_time: .seconds, visibility: "visible", stdout_visibility: "hidden", output_format: "text",
    output: ("\(.score) of \(.points) points" + (.notes | map("\n" + .) | add // "")),
    tests: [.exercises[] | {
        number, name: (.name | sub(".*/"; "")), score, max_score: .points,
        status: (if .state == "solved" then "passed" else "failed" end), visibility: "visible",
        output: (if .text == "" then .state else .state + "\n" + .text end), output_format: "text"
    }]
}
;

# What GitHub Classroom's reporter reads (it wants it in base64).
def as_classroom:
{
    version: 1, status: (if .score == .points then "pass" else "fail" end), max_score: .points,
    tests: [.exercises[] | {
        name: "\(.number) \(.name | sub(".*/"; ""))", status: (if .state == "solved" then "pass" else "fail" end), score,
        message: (if .text == "" then .state else .state + "\n" + .text end),
        test_code: "", filename: "exercises/\(.name).c", line_no: 0, execution_time: "\(.seconds)s"
    }]
}
;

def quoted: gsub("\n"; "&#10;") | gsub("\t"; "&#9;");
def as_junit:
"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
"<testsuites tests=\"\(.exercises | length)\" failures=\"\([.exercises[] | select(.state != "solved")] | length)\" time=\"\(.seconds)\">",
"<testsuite name=\"exercises\" tests=\"\(.exercises | length)\" failures=\"\([.exercises[] | select(.state != "solved")] | length)\" errors=\"0\" time=\"\(.seconds)\">",
(.exercises[] |
    "<testcase classname=\"\(.name | sub("/.*"; "") | @html)\" name=\"\(.name | sub(".*/"; "") | @html)\" time=\"\(.seconds)\"" +
    (if .state == "solved" then "/>"
     else "><failure message=\"\(.state | @html | quoted)\">\(.text | @html)</failure></testcase>" end)),
"</testsuite>",
"</testsuites>"
;

# All of them, each after a line with the name of its file.
report |
"\u001ereport.txt", as_text,
"\u001eresults.json", (as_gradescope | tojson),
"\u001eautograder.json", (as_classroom | tojson),
"\u001ejunit.xml", as_junit,
"\u001erecord.json", ({score, points, exercises: [.exercises[] | {name, score, state}]} | tojson)
