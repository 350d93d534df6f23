const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, li'

/** The words of a stored text by paragraph, without its mark-up; nothing of it is shown as HTML. */
export const plainParagraphs = (html: string): string[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks = [...body.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS))
  const texts = (blocks.length > 0 ? blocks : [body]).map(({ textContent }) => textContent?.trim() ?? '')
  return texts.filter(Boolean)
}
