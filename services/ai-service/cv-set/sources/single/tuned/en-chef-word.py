# docx, as it is: name and contact in Word's page header, jobs in a table without borders with dates left
import sys
from docx import Document
from docx.shared import Pt, Cm, RGBColor
from docx.enum.text import WD_ALIGN_PARAGRAPH
d = Document(); s = d.sections[0]; s.page_width, s.page_height = Cm(21), Cm(29.7); s.left_margin = s.right_margin = Cm(2.2)
st = d.styles['Normal']; st.font.name = 'Carlito'; st.font.size = Pt(10.5); st.paragraph_format.space_after = Pt(2)
p = s.header.paragraphs[0]; p.alignment = WD_ALIGN_PARAGRAPH.CENTER; r = p.add_run('Matteo Kahananui-Brandt'); r.bold = True; r.font.size = Pt(22)
p = s.header.add_paragraph('18 Figtree Parade, Fremantle WA 6160  |  0491 570 156  |  matteo@brandtcooks.example.org'); p.alignment = WD_ALIGN_PARAGRAPH.CENTER
s.footer.paragraphs[0].text = 'Resume of Matteo Kahananui-Brandt, November 2026'
def h(t):
    x = d.add_heading(t, 2)
    for r in x.runs: r.font.color.rgb = RGBColor(0x8a, 0x2b, 0x06)
def table(rows):
    t = d.add_table(0, 2); t.autofit = False
    for a, b in rows:
        cs = t.add_row().cells; cs[0].width, cs[1].width = Cm(3.6), Cm(13); cs[0].text = a; cs[1].text = ''; first = True
        for line in b:
            q = cs[1].paragraphs[0] if first else cs[1].add_paragraph(); q.add_run(line).bold = first; first = False
h('Kitchen philosophy'); d.add_paragraph('Short menus, whole animals, quiet passes. Twenty years of stoves on three continents.')
h('Kitchens'); table([
 ('Oct 2021 – current', ['Executive Chef', 'Salt & Samphire, Fremantle WA', 'Two restaurants, brigade of 26, food cost 27%. One hat since 2023.']),
 ('Apr 2017 – Sep 2021', ['Head Chef', 'The Quokka Arms, Perth WA', 'Gastropub with 140 covers; own charcuterie.']),
 ('Jan 2014 – Mar 2017', ['Sous Chef', 'Kaiser & Kelp, Hamburg, Germany', 'Fine dining, fish section and pass.']),
 ('2011 – 2013', ['Chef de partie', 'Halekulea Beach Club, Honolulu, USA']),
 ('2008 – 2011', ['Apprentice chef', 'Halekulea Beach Club, Honolulu, USA'])])
h('Skills')
for k in ['Menu costing', 'Butchery', 'Fermentation', 'HACCP plans', 'Rostering', 'Pastry basics']: d.add_paragraph(k, style='List Bullet')
h('Training'); table([('2011', ['Certificate III in Commercial Cookery', 'Kapiolani Culinary Institute']), ('2020', ['Food Safety Supervisor', 'TAFE Western Australia'])])
h('Languages'); d.add_paragraph('English, German (fluent), Hawaiian (some)')
h('Awards'); d.add_paragraph('Best Coastal Menu, Swan River Food Awards 2024')
h('Referees'); d.add_paragraph('Philippa Underhill, owner, Salt & Samphire\t0491 570 737'); d.add_paragraph('Jörn Petersen, Kaiser & Kelp\t+49 40 555 0163')
d.save(sys.argv[1])
