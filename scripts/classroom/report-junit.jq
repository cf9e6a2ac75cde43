# report-junit.jq: junit.xml.
def quoted: gsub("\n"; "&#10;") | gsub("\t"; "&#9;");
"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
"<testsuites tests=\"\(.exercises | length)\" failures=\"\([.exercises[] | select(.state != "solved")] | length)\" time=\"\(.seconds)\">",
"<testsuite name=\"exercises\" tests=\"\(.exercises | length)\" failures=\"\([.exercises[] | select(.state != "solved")] | length)\" errors=\"0\" time=\"\(.seconds)\">",
(.exercises[] |
    "<testcase classname=\"\(.name | sub("/.*"; "") | @html)\" name=\"\(.name | sub(".*/"; "") | @html)\" time=\"\(.seconds)\"" +
    (if .state == "solved" then "/>"
     else "><failure message=\"\(.state | @html | quoted)\">\(.text | @html)</failure></testcase>" end)),
"</testsuite>",
"</testsuites>"
