# report.jq: what was found, as JSON, out of records that begin with the byte 0x1E:
# first the notes, then for each exercise a line `number, name, stars, points, score, state, milliseconds`, and the text below.
def clean: gsub("[\u0000-\u0008\u000b-\u001d\u007f-\u009f\ufffe\uffff]"; "") | gsub("[‎‏‪-‮⁦-⁩]"; "");
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
