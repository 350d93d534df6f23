/** What stands where a vacancy leaves a field empty (specification §2, §9 and settled questions). */
export const emptyTexts = {
  location: 'Locatie onbekend',
  salaryInList: 'Salaris niet gespecificeerd',
  salaryInDetails: 'Salaris in overleg',
} as const
