# pdf.awk: the text of the PDF (pdftotext -raw) without what surrounds a page, so that what is broken over two pages is whole.
# A page's margin notes come first, then its head, which holds its number; where a chapter opens, the number is the last line.

BEGIN { RS = "\f"; FS = "\n" }

{
    last = NF
    while (last > 0 && $last == "") last--
    if (page || $last == "1") page++
    number = page ? page : "[ivxl]+"
    first = 1
    if ($last ~ "^" number "$")
        last--
    else
        for (i = 1; i <= last; i++)
            if ($i ~ "^" number " .|. " number "$") { first = i + 1; break }
    for (i = first; i <= last; i++) print $i
}
