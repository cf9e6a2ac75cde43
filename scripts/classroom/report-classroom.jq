# report-classroom.jq: autograder.json, the result of a grader as GitHub Classroom's autograding reporter reads it (it wants it in base64).
{
    version: 1, status: (if .score == .points then "pass" else "fail" end), max_score: .points,
    tests: [.exercises[] | {
        name: "\(.number) \(.name | sub(".*/"; ""))", status: (if .state == "solved" then "pass" else "fail" end), score,
        message: (if .text == "" then .state else .state + "\n" + .text end),
        test_code: "", filename: "exercises/\(.name).c", line_no: 0, execution_time: "\(.seconds)s"
    }]
}
