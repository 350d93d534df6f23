const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character)

const STYLE = `body{max-width:44rem;margin:3rem auto;padding:0 1.25rem;font:1rem/1.6 system-ui,-apple-system,'Segoe UI',sans-serif;color:#17211c}
h1,h2,h3{line-height:1.25}blockquote{margin-left:0;padding-left:1rem;border-left:3px solid #d3cdbf}`

/** A whole HTML document around sanitised publication text, readable in any browser. */
export const publicationDocument = (title: string, html: string): string =>
  `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${html}
</body>
</html>
`

/** A file name every system accepts: 'Planner (m/v/x)' becomes 'vacature-planner-m-v-x.html'. */
export const fileName = (title: string, ending: 'html' | 'docx' | 'pdf'): string => {
  const words = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().match(/[a-z0-9]+/g) ?? []
  return `${['vacature', ...words].join('-').slice(0, 80).replace(/-+$/, '')}.${ending}`
}

/** Hands the browser a file to keep. */
export const download = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
