import type { LegalSection } from '../legal-text.ts'

export const limits: LegalSection = {
  id: 'grenzen',
  title: 'Grenzen aan het gebruik',
  blocks: [
    'Hoeveel je per maand kunt maken, staat per pakket op de pagina [Prijzen](/pricing). Staat er onbeperkt, dan is dat zoveel als een recruiter met gewoon werk nodig heeft.',
    'Deze grenzen bewaakt de dienst zelf:',
    [
      'Een CV: {cvMegabytes} en {cvPages} bladzijden. Een stapel: {importItems} CV’s. Een scan: {scannedPages} gescande bladzijden.',
      'Een bijlage: {attachmentMegabytes}. Een opname: {recordingMegabytes} en {recordingHours} uur.',
      'Een vraag aan de assistent: {chatMessage} tekens.',
      'Zonder account: {visitorTexts} teksten in {visitorMinutes} minuten.',
      'Gaat een account of een organisatie veel sneller dan mensen werken, dan vraagt de dienst even te wachten. Anderen merken daar niets van.',
    ],
  ],
}
