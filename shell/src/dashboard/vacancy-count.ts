type VacancyPage = { items: readonly unknown[]; nextCursor: string | null }

/** How many vacancies there are, in words; null while that isn't known. */
export const vacancyLine = (page: VacancyPage | undefined): string | null => {
  if (!page) return null
  const count = page.items.length
  if (count === 0) return 'Nog geen vacatures'
  const vacancies = count === 1 ? '1 vacature' : `${count} vacatures`
  return page.nextCursor ? `Meer dan ${vacancies}` : vacancies
}
