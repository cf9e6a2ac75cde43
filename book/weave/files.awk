# files.awk: for the Makefile, the pages of whole files. Goes after xref.awk. A page has one if one of its chunks ends up in a file
# that is made of several; it is made from its own stream and from all before, since a file may have begun there.

END {
    for (k = 1; k <= chunks; k++)
        if (is_part(k))
            has_files[home(chunk_chapter[k], chunk_answer[k])] = 1
    write_file_pages()
}

function is_part(k,    i, name) {
    name = chunk_name[k]
    if (users[name] != "" || definitions[name] > 1)
        return 1
    for (i = 1; i <= uses; i++)
        if (use_from[i] == k)
            return 1
    return 0
}

function write_file_pages(    list, n, i, part, streams, page) {
    n = split(pages, list, "\n")
    for (i = 1; i < n; i++) {
        split(list[i], part, " ")
        streams = streams " build/weave/" part[2] ".stream"
        page = html(part[2] "-files")
        if (part[2] in has_files)
            print "FILE_PAGES += " page "\n" page ":" streams > (OUT "/pages.mk")
    }
}
