# report-gradescope.jq: results.json, as Gradescope's autograder reads it.
{
    score: .score, execution_time: .seconds, visibility: "visible", stdout_visibility: "hidden", output_format: "text",
    output: ("\(.score) of \(.points) points" + (.notes | map("\n" + .) | add // "")),
    tests: [.exercises[] | {
        number, name: (.name | sub(".*/"; "")), score, max_score: .points,
        status: (if .state == "solved" then "passed" else "failed" end), visibility: "visible",
        output: (if .text == "" then .state else .state + "\n" + .text end), output_format: "text"
    }]
}
