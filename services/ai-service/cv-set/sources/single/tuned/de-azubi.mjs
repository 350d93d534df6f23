// jspdf: pupil's Lebenslauf, letter-spaced headings, no photo, internships only
import { jsPDF } from 'jspdf'
import { writeFileSync } from 'node:fs'
const doc = new jsPDF({ unit: 'mm', format: 'a4' })
let y = 28
const put = (text, x, size = 10.5, style = 'normal', color = 40) => { doc.setFont('helvetica', style); doc.setFontSize(size); doc.setTextColor(color); doc.text(text, x, y) }
const heading = (text) => { y += 6; doc.setCharSpace(0.9); put(text.toUpperCase(), 22, 12, 'bold', 20); doc.setCharSpace(0); doc.setDrawColor(200, 80, 40); doc.line(22, y + 1.8, 188, y + 1.8); y += 8.5 }
const row = (left, ...lines) => { put(left, 22); lines.forEach((line, n) => { put(line, 68, 10.5, n === 0 ? 'bold' : 'normal'); y += 5.4 }); y += 1.6 }
put('Finja Sørensen-Akdeniz', 22, 24, 'bold', 20); y += 9
put('Bewerbung um einen Ausbildungsplatz als Tischlerin', 22, 12); y += 8
put('Heckenrosenweg 5, 24937 Flensburg  |  0461 5550171  |  finja.s@example.org', 22); y += 4
heading('Persönliche Angaben')
row('Geburtsdatum', '6. Februar 2010'); row('Geburtsort', 'Flensburg'); row('Staatsangehörigkeit', 'dänisch und deutsch'); row('Eltern', 'Merle Sørensen, Lehrerin; Kemal Akdeniz, Bootsbauer')
heading('Schule')
row('seit 08/2020', 'Duborg-Skolen Flensburg', 'Angestrebter Abschluss: Mittlerer Schulabschluss, Sommer 2027'); row('2016 - 2020', 'Dänische Grundschule Jørgensby')
heading('Praktika')
row('03.11.2025 - 14.11.2025', 'Schülerpraktikantin', 'Tischlerei Petersen & Sohn, Glücksburg', 'Schubladen gezinkt, Fenster ausgebaut'); row('10/2024', 'Schülerpraktikantin', 'Museumswerft Flensburg')
heading('Fähigkeiten')
row('Handwerk', 'Drechseln, Technisches Zeichnen'); row('Computer', 'SketchUp, LibreOffice'); row('Sprachen', 'Deutsch und Dänisch (Muttersprachen)', 'Türkisch (mündlich), Englisch (gut)')
heading('Freizeit')
row('', 'Segeln (Jugend-Segelschein), Trompete im Schulorchester')
y += 8; put('Flensburg, 9. November 2026', 22); y += 12; put('Finja Sørensen-Akdeniz', 22, 13, 'italic', 60)
writeFileSync(process.argv.at(-1), Buffer.from(doc.output('arraybuffer')))
