import type { ParsedCv } from '@wervio/contracts'

/** What the reading of a CV answers. */
export const parsedCv = (overrides: Partial<ParsedCv> = {}): ParsedCv => ({
  name: 'Noor de Vries',
  email: 'noor@example.nl',
  phone: '+31612345678',
  location: 'Assen',
  linkedin: null,
  title: 'Wijkverpleegkundige',
  summary: null,
  skills: ['Wondzorg', 'Indiceren'],
  experience: [
    {
      position: 'Wijkverpleegkundige',
      company: 'Zorggroep De Linde',
      period: '2019 - heden',
      start: '2019',
      end: null,
      current: true,
      location: null,
      description: null,
    },
  ],
  education: [],
  languages: [],
  certificates: [],
  driving_licences: [],
  availability: null,
  notice_period: null,
  salary_wish: null,
  hours: null,
  cv_text: 'Noor de Vries\nWijkverpleegkundige',
  evidence: {
    name: { confidence: 0.98, quote: 'Noor de Vries', places: [{ page: 1, x: 0.1, y: 0.1, width: 0.3, height: 0.03 }] },
    email: {
      confidence: 0.99,
      quote: 'noor@example.nl',
      places: [{ page: 1, x: 0.1, y: 0.15, width: 0.3, height: 0.02 }],
    },
  },
  sensitive: [{ kind: 'birth_date', places: [] }],
  made_by: { engine: 'builtin', model: 'cv-1', at: '2026-01-01T09:00:00.000Z' },
  warnings: [],
  ...overrides,
})

export const pdfFile = (name = 'cv-noor.pdf') => new File(['%PDF-1.7 CV'], name, { type: 'application/pdf' })
