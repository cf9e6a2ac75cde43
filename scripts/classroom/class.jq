# class.jq: class.csv. A cell that a spreadsheet would take for a formula begins with an apostrophe.
def cell: tostring | gsub("[\u0000-\u001f\u007f]"; " ") | if test("^\\s*[=+@-]") then "'" + . else . end | "\"" + gsub("\""; "\"\"") + "\"";
($exercises / "\n" | map(. / "\t")) as $columns |
(["submission", "score", "points"] + [$columns[] | "\(.[0]) \(.[1] | sub(".*/"; ""))"] | map(cell) | join(",")),
(inputs / "\t" | .[0] as $name | (.[1:] | join("\t") | fromjson) as $found |
    ($found.exercises | map({(.name): .score}) | add // {}) as $scores |
    [($name | cell), $found.score, $found.points] + [$columns[] | $scores[.[1]] // ""] | map(tostring) | join(","))
