/** Fields of a candidate as they stand in a sentence, by their wire names. */
export const fieldLabels = {
  name: 'naam', email: 'e-mailadres', phone: 'telefoon', location: 'locatie', linkedin: 'LinkedIn', notes: 'notities', title: 'functietitel', summary: 'samenvatting', skills: 'vaardigheden',
  experience: 'werkervaring', education: 'opleiding', languages: 'talen', certificates: 'certificaten', driving_licences: 'rijbewijs', availability: 'beschikbaarheid', notice_period: 'opzegtermijn',
  salary_wish: 'salariswens', hours: 'uren', retention: 'bewaartermijn', photo: 'foto',
} as const
