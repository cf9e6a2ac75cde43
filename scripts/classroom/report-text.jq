# report-text.jq: for people.
def pad($width): . + " " * ([$width - length, 1] | max);
"\(.score) of \(.points) points",
"",
(.exercises[] |
    (.number | pad(6)) + ("★" * .stars | pad(6)) + (.name | sub(".*/"; "") | pad(28)) + ("\(.score) of \(.points)" | pad(8)) + .state,
    (if .text == "" then empty else (.text / "\n" | map("      | " + .)[]) end)),
(if .notes == [] then empty else "", "Of the submission:", (.notes[] | "  " + .) end)
