// jspdf
import { jsPDF } from 'jspdf'
const target = process.argv.at(-1)
const d = new jsPDF({ unit: 'mm', format: 'a4' })
let y = 20
const put = (t, x = 20, size = 10, style = 'normal', color = 30) => { d.setFont('helvetica', style); d.setFontSize(size); d.setTextColor(...(Array.isArray(color) ? color : [color])); const lines = d.splitTextToSize(t, 190 - x); d.text(lines, x, y); y += lines.length * size * 0.42 + 0.8 }
const kop = (t) => { y += 4; d.setFillColor(230, 120, 20); d.rect(20, y - 4.5, 3, 6, 'F'); put(t, 26, 13, 'bold', [230, 120, 20]); y += 1 }
const job = (a, b, c, ...r) => { const top = y; put(c, 20, 9, 'normal', 110); y = top; put(a, 62, 10.5, 'bold'); put(b, 62, 10, 'italic'); for (const x of r) put('- ' + x, 62, 9.5); y += 2 }
put('Agnieszka Wójcik-Nowak', 20, 22, 'bold')
put('Orderpicker / inpakster', 20, 12, 'normal', 110)
y += 2
put('Adres: Tollensstraat 5, 4818 VB Breda     Tel: +31 (0)6-84 29 55 17')
put('E-mail: aga.wojcik@voorbeeld.nl     Geboortedatum: 12.09.1992     Nationaliteit: Poolse')
kop('Profiel')
put('Snelle en nette orderpicker. Ik woon 8 jaar in Nederland en ik ben beschikbaar voor dag- en avondploeg. Eigen vervoer (auto).')
kop('Werkervaring')
job('Orderpicker', 'Fashion Depot Nederland, Oosterhout', '02.2022 - heden', 'Orders verzamelen met handscanner (120 regels per uur)', 'Controle van retouren')
job('Inpakmedewerker', 'Bloembollen Export De Rooij, via Pro-Work Uitzendbureau', '08.2019 - 01.2022', 'Inpakken en labelen', 'Lijn instellen')
job('Productiemedewerker', 'Kippenslachterij Brabantse Wal', '05.2017 - 07.2019')
job('Kasjerka (kassamedewerker)', 'Sklep Zielony, Lublin (PL)', '2013 - 2017')
kop('Opleiding')
job('Technikum Ekonomiczne (mbo 4 economie)', 'Liceum nr 2, Lublin', '2008 - 2012')
job('Nederlands A2-B1', 'ROC Tilburg', '2020 - 2021')
kop('Vaardigheden')
for (const s of ['Handscanner', 'EPT (elektrische pompwagen)', 'Kwaliteitscontrole', 'Excel basis', 'HACCP']) put('\u2022 ' + s, 26)
kop('Talen')
put('Pools - moedertaal    Nederlands - B1    Engels - A2    Russisch - A2')
kop('Rijbewijs')
put('B (eigen auto)')
d.save(target)
