// jspdf
import { jsPDF } from 'jspdf'
const target = process.argv.at(-1)
const d = new jsPDF({ unit: 'pt', format: 'a4' })
d.setFillColor(24, 42, 66); d.rect(0, 0, 595, 110, 'F')
d.setTextColor(255); d.setFont('times', 'bold'); d.setFontSize(30); d.text('Noor Bakhuizen', 40, 55)
d.setFont('times', 'normal'); d.setFontSize(13); d.text('Tweedejaars bachelorstudent Kunstmatige Intelligentie', 40, 78)
d.setFontSize(10); d.text('noor.bakhuizen@student.example.org   |   06-2055 3341   |   Nijmegen   |   linkedin.com/in/noorbakhuizen', 40, 98)
const column = (x, w, rows) => { let y = 140; for (const [kind, t] of rows) {
  if (kind === 'h') { y += 10; d.setTextColor(24, 42, 66); d.setFont('times', 'bold'); d.setFontSize(14); d.text(t, x, y); d.setDrawColor(24, 42, 66); d.line(x, y + 4, x + w, y + 4); y += 20; continue }
  d.setTextColor(kind === 'd' ? 120 : 40); d.setFont('times', kind === 'b' ? 'bold' : kind === 'd' ? 'italic' : 'normal'); d.setFontSize(kind === 'd' ? 9 : 10.5)
  const lines = d.splitTextToSize(t, w); d.text(lines, x, y); y += lines.length * 13.5; if (kind === 'e') y += 4 } }
column(40, 320, [['h', 'Waarom ik'], ['e', 'Ik zoek een stageplek van februari tot juli (twee dagen per week) waar ik machine learning in de praktijk kan brengen. Nieuwsgierig, eerlijk over wat ik nog niet weet en goed in uitleggen.'],
 ['h', 'Studie'], ['b', 'BSc Kunstmatige Intelligentie'], ['n', 'Radboud Universiteit, Nijmegen'], ['d', 'september 2024 - nu (gemiddeld 7,9)'], ['e', ' '], ['b', 'Vwo, Natuur & Gezondheid'], ['n', 'Stedelijk Gymnasium Nijmegen'], ['d', '2018 - 2024'],
 ['h', 'Projecten'], ['b', 'Vogelherkenner'], ['e', 'App die tuinvogels herkent aan hun zang; getraind op eigen opnames (Python, PyTorch).'], ['b', 'Roosterpuzzel'], ['e', 'Roosters voor een middelbare school als constraint-probleem (groepswerk van vier).'], ['b', 'Profielwerkstuk'], ['e', 'Hoe eerlijk is een algoritme? Beoordeeld met een 9.'],
 ['h', 'Naast de studie'], ['n', 'Commissielid introductie CognAC, 2025'], ['n', 'Leiding scouting St. Franciscus, sinds 2023 (vrijwillig)']])
column(400, 155, [['h', 'Kennis'], ['n', 'Python'], ['n', 'PyTorch'], ['n', 'Java'], ['n', 'Prolog'], ['n', 'Git'], ['n', 'Statistiek'], ['h', 'Talen'], ['n', 'Nederlands (moedertaal)'], ['n', 'Engels (C1)'], ['n', 'Gebarentaal (NGT, basis)'], ['h', 'Persoonlijk'], ['n', '19 jaar'], ['n', 'Rijbewijs B in aanvraag'], ['n', 'Houdt van wielrennen en koken'], ['h', 'Referentie'], ['n', 'Dr. J. Sikkema'], ['n', 'studieadviseur'], ['n', 'j.sikkema@uni.example.org']])
d.save(target)
