# class.jq: class.csv. What a terminal obeys, and what turns the direction of writing, is a space. A cell that a spreadsheet would take for a formula begins with an apostrophe.
def cell: tostring | gsub("[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]"; " ") | if test("^\\s*[=+@-]") then "'" + . else . end | "\"" + gsub("\""; "\"\"") + "\"";
($exercises / "\n" | map(. / "\t")) as $columns |
(["submission", "score", "points"] + [$columns[] | "\(.[0]) \(.[1] | sub(".*/"; ""))"] | map(cell) | join(",")),
(inputs / "\t" | .[0] as $name | (.[1:] | join("\t") | fromjson) as $found |
    ($found.exercises | map({(.name): .score}) | add // {}) as $scores |
    [($name | cell), $found.score, $found.points] + [$columns[] | $scores[.[1]] // ""] | map(tostring) | join(","))
