# files.awk: for the Makefile, the pages of whole files. Goes after xref.awk. A page has one if one of its chunks ends up in a file
# that is made of several; it is made from its own document and from those before it that have a part in one of its files.

END {
    for (k = 1; k <= chunks; k++) {
        if (is_part(k))
            has_files[page_of(k)] = 1
        note_roots(k)
    }
    write_file_pages()
}

function page_of(k) { return home(chunk_chapter[k], chunk_answer[k]) }

function is_part(k,    name) {
    name = chunk_name[k]
    return users[name] != "" || definitions[name] > 1 || has_use[k]
}

# files_on: by page, the files that its chunks end up in.
function note_roots(k,    list, n, i, page) {
    page = page_of(k)
    n = split(roots_of(chunk_name[k]), list, " ")
    for (i = 1; i <= n; i++)
        if (!((page, list[i]) in is_on)) {
            is_on[page, list[i]] = 1
            files_on[page] = files_on[page] " " list[i]
        }
}

function share_a_file(one, other,    list, n, i) {
    n = split(files_on[one], list, " ")
    for (i = 1; i <= n; i++)
        if ((other, list[i]) in is_on)
            return 1
    return 0
}

function write_file_pages(    list, n, i, j, part, stems, documents, page) {
    n = split(pages, list, "\n")
    for (i = 1; i < n; i++) {
        split(list[i], part, " ")
        stems[i] = part[2]
        if (!(part[2] in has_files))
            continue
        documents = ""
        for (j = 1; j <= i; j++)
            if (j == i || share_a_file(stems[i], stems[j]))
                documents = documents " " document(stems[j])
        page = html(part[2] "-files")
        print "FILE_PAGES += " page "\n" page ":" documents > (OUT "/pages.mk")
    }
}
