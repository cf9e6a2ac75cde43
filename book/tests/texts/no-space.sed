# What white space is differs from one edition to the other: ours, without breaks, narrow, thin, of no width; and soft hyphens.
s/[ \t\r]//g
s/\xc2\xa0//g
s/\xc2\xad//g
s/\xe2\x80[\x82-\x8b\xaf]//g
s/\xe2\x81\xa0//g
