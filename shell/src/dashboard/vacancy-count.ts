type Fetched = { items: readonly unknown[]; nextCursor: string | null }

/** The card's line: how many vacancies there are, or what the card is for while that isn't known. */
export const vacancyLine = (page: Fetched | undefined): string => {
  if (!page) return 'Schrijven en beheren'
  const count = page.items.length
  if (page.nextCursor) return `Meer dan ${count} vacatures`
  if (count === 0) return 'Nog geen vacatures'
  return count === 1 ? '1 vacature' : `${count} vacatures`
}
