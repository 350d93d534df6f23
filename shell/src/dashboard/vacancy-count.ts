type Fetched = { items: readonly unknown[]; nextCursor: string | null }

/** How many vacancies there are, in words; null while that isn't known. */
export const vacancyLine = (page: Fetched | undefined): string | null => {
  if (!page) return null
  const count = page.items.length
  if (page.nextCursor) return `Meer dan ${count} vacatures`
  if (count === 0) return 'Nog geen vacatures'
  return count === 1 ? '1 vacature' : `${count} vacatures`
}
