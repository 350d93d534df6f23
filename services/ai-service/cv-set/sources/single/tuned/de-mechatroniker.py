# python-docx, then LibreOffice: Lebenslauf at tabs, photo right of the name, oldest job first, signature
import sys
from docx import Document
from docx.shared import Pt, Cm, RGBColor
d = Document(); s = d.sections[0]; s.page_width, s.page_height = Cm(21), Cm(29.7); s.left_margin = Cm(2.5); s.right_margin = Cm(2)
st = d.styles['Normal']; st.font.name = 'Liberation Sans'; st.font.size = Pt(10.5); st.paragraph_format.space_after = Pt(2)
t = d.add_table(1, 2); t.autofit = False; a, b = t.rows[0].cells; a.width, b.width = Cm(13), Cm(4); a.text = ''
r = a.paragraphs[0].add_run('Thorsten-Uwe'); r.font.size = Pt(20); a.paragraphs[0].add_run('\nvon der Leydt').font.size = Pt(20)
a.add_paragraph('Mechatroniker'); a.add_paragraph('Kiesgrubenweg 31 · 88212 Ravensburg'); a.add_paragraph('Mobil +49 1512 5550183 · tu.leydt@example.org'); a.add_paragraph('geb. 29.01.1979 in Biberach an der Riß · ledig')
b.paragraphs[0].add_run().add_picture('face.png', width=Cm(3.4))
def h(x):
    p = d.add_paragraph(); p.paragraph_format.space_before = Pt(12); r = p.add_run(x); r.bold = True; r.font.size = Pt(12); r.font.color.rgb = RGBColor(0x33, 0x55, 0x22)
def e(dates, *ls):
    p = d.add_paragraph(); p.paragraph_format.tab_stops.add_tab_stop(Cm(4.5)); p.paragraph_format.left_indent = Cm(4.5); p.paragraph_format.first_line_indent = Cm(-4.5); p.add_run(dates + '\t' + ls[0])
    for l in ls[1:]: p.add_run('\n' + l)
h('Schulbildung'); e('1985 – 1995', 'Realschulabschluss, Mali-Realschule Biberach')
h('Berufsausbildung'); e('09/1995 – 02/1999', 'Ausbildung zum Industriemechaniker', 'Schussen Landmaschinen AG, Ravensburg'); e('2003 – 2005', 'Weiterbildung zum Mechatroniker, Handwerkskammer Ulm')
h('Wehrdienst'); e('03/1999 – 12/1999', 'Grundwehrdienst in Sonthofen')
h('Berufspraxis')
e('01/2000 – 08/2003', 'Industriemechaniker', 'Schussen Landmaschinen AG, Ravensburg', 'Montage von Mähwerken')
e('06/2005 – 12/2013', 'Servicetechniker im Außendienst', 'Bodensee Verpackungstechnik GmbH & Co. KG, Lindau', 'Wartung und Reparatur von Abfüllanlagen in Süddeutschland und Österreich')
e('01/2014 – heute', 'Schichtleiter Instandhaltung', 'Allgäuer Käsewerke eG, Wangen im Allgäu', 'Führung von acht Mitarbeitern', 'Störungsbehebung an Siemens-S7-Steuerungen')
h('Besondere Kenntnisse'); e('Technik', 'SPS Siemens S7, Pneumatik, Hydraulik, WIG-Schweißen'); e('EDV', 'SAP PM, MS Office'); e('Sprachen', 'Deutsch (Muttersprache), Englisch (gut), Italienisch (Grundkenntnisse)'); e('Führerschein', 'Klassen B, C1, T')
h('Ehrenamt'); e('seit 2006', 'Gruppenführer, Freiwillige Feuerwehr Ravensburg')
d.add_paragraph(); d.add_paragraph('Ravensburg, im Oktober 2026'); p = d.add_paragraph(); p.add_run('T.-U. v. d. Leydt').font.name = 'Comic Neue'
d.save(sys.argv[1])
