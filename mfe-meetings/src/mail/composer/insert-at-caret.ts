/** The text with words put where the caret stands, or over the selection; at its end without a field. */
export const insertAtCaret = (field: HTMLTextAreaElement | null, text: string, words: string): string => {
  const [start, end] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length]
  const next = text.slice(0, start) + words + text.slice(end)
  if (field)
    // After React wrote the new text, which puts the caret at its end.
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(start + words.length, start + words.length)
    })
  return next
}
