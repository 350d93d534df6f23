# python-docx, then LibreOffice: Indian fresher's CV with a table of marks, personal details as labels, declaration
import sys
from docx import Document
from docx.shared import Pt, Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH
d = Document(); s = d.sections[0]; s.page_width, s.page_height = Cm(21), Cm(29.7); s.left_margin = s.right_margin = Cm(2.2); s.top_margin = s.bottom_margin = Cm(1.8)
st = d.styles['Normal']; st.font.name = 'Liberation Serif'; st.font.size = Pt(11.5); st.paragraph_format.space_after = Pt(3)
def h(t):
    tb = d.add_table(1, 1); tb.style = 'Light Grid'; tb.cell(0, 0).text = ''; r = tb.cell(0, 0).paragraphs[0].add_run(t); r.bold = True; r.font.size = Pt(12); d.add_paragraph().paragraph_format.space_after = Pt(0)
p = d.add_paragraph(); p.alignment = WD_ALIGN_PARAGRAPH.CENTER; r = p.add_run('RESUME'); r.bold = True; r.underline = True; r.font.size = Pt(15)
p = d.add_paragraph(); r = p.add_run('KARTHIKEYAN S. VENKATARAMAN'); r.bold = True; r.font.size = Pt(13)
d.add_paragraph('Mobile No : +91 98405 55012\nE-mail id : karthik.venkat@example.org')
h('CAREER OBJECTIVE:'); d.add_paragraph('To work in a challenging environment where I can utilise my knowledge in mechanical engineering for the growth of the organisation as well as myself.')
h('ACADEMIC PROFILE:')
rows = [('Course', 'Institution', 'Board / University', 'Year of passing', '% / CGPA'), ('B.E. Mechanical Engineering', 'Thiagarajar College of Engineering, Madurai', 'Anna University', '2026', '8.12'), ('HSC (XII)', 'Sri Meenakshi Higher Secondary School', 'State Board', '2022', '91.3 %'), ('SSLC (X)', 'Sri Meenakshi Higher Secondary School', 'State Board', '2020', '94.8 %')]
t = d.add_table(0, 5); t.style = 'Table Grid'
for i, row in enumerate(rows):
    cs = t.add_row().cells
    for c, v in zip(cs, row): c.text = ''; c.paragraphs[0].add_run(v).bold = i == 0
d.add_paragraph()
h('TECHNICAL SKILLS:')
for l in ['Design : SolidWorks, AutoCAD, CATIA V5', 'Analysis : ANSYS', 'Programming : C, Python (basics)', 'Office : MS Word, MS Excel']: d.add_paragraph(l, style='List Bullet')
h('INTERNSHIPS & INDUSTRIAL TRAINING:')
d.add_paragraph('In-plant trainee at Vaigai Bearings Ltd., Madurai (10 days, June 2024)', style='List Bullet'); d.add_paragraph('Intern at Kovai Pumps Pvt. Ltd., Coimbatore (01-12-2024 to 31-01-2025): casting defects of impellers', style='List Bullet')
h('PROJECT DETAILS:')
t = d.add_table(0, 2)
for a, b in [('Project title', 'Low cost solar dryer for coconut'), ('Team size', '4'), ('Role', 'Design and fabrication'), ('Duration', '6 months')]:
    cs = t.add_row().cells; cs[0].text = a; cs[1].text = ': ' + b
h('ACHIEVEMENTS & EXTRA CURRICULAR ACTIVITIES:')
for l in ['Secured 2nd prize in paper presentation at Mechfest 2025', 'NSS volunteer; organised two blood donation camps', 'Captain of department kabaddi team']: d.add_paragraph(l, style='List Bullet')
h('STRENGTHS:'); d.add_paragraph('I am a hard working person who learns quickly and likes to work in a team.')
h('PERSONAL DETAILS:')
t = d.add_table(0, 2)
for a, b in [("Father's name", 'S. Venkataraman'), ('Date of birth', '17-11-2004'), ('Gender', 'Male'), ('Marital status', 'Single'), ('Nationality', 'Indian'), ('Religion', 'Hindu'), ('Languages known', 'Tamil, English, Saurashtra'), ('Permanent address', '14/2, West Perumal Maistry Street, Madurai - 625 001, Tamil Nadu')]:
    cs = t.add_row().cells; cs[0].text = a; cs[1].text = ': ' + b
d.add_paragraph(); h('DECLARATION:'); d.add_paragraph('I hereby declare that the above furnished information is true to the best of my knowledge and belief.')
d.add_paragraph('Place : Madurai\nDate  : 02-11-2026'); p = d.add_paragraph('(KARTHIKEYAN S. V.)'); p.alignment = WD_ALIGN_PARAGRAPH.RIGHT
d.save(sys.argv[1])
