# pages.awk: a page of the book with what makes programs and exercises run on it.
# usage: awk -f pages.awk PAGE
/^<\/head>/ { print "<link rel=\"stylesheet\" href=\"live/onpage.css\">" }
/^<\/body>/ && !/moved/ { print "<script src=\"live/book.js\"></script>\n<script src=\"live/onpage.js\"></script>" }
{ print }
