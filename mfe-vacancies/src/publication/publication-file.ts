const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character,
  )

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
