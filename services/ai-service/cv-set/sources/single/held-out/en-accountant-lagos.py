# docx, as it is: a Word file, written by Python
import sys
from docx import Document
from docx.shared import Pt,Cm,RGBColor
d=Document()
for s in d.sections: s.left_margin=s.right_margin=Cm(2)
d.styles['Normal'].font.name='Calibri';d.styles['Normal'].font.size=Pt(10.5)
t=d.add_table(rows=1,cols=2);a,b=t.rows[0].cells;a.width=Cm(11);b.width=Cm(6)
r=a.paragraphs[0].add_run('Ngozi Chidinma EZE-WILLIAMS, ACA');r.bold=True;r.font.size=Pt(17);r.font.color.rgb=RGBColor(0x1f,0x4e,0x79)
a.add_paragraph('Chartered accountant')
b.paragraphs[0].text='0803 555 0129, 0705 555 0130';b.add_paragraph('ngozi.eze@ledger.example.org');b.add_paragraph('Lekki Phase 1, Lagos State')
d.add_heading('Bio data',2);d.add_paragraph('Date of birth: 9 March 1987 | Sex: Female | State of origin: Enugu | Marital status: Married with two children')
d.add_heading('Professional summary',2);d.add_paragraph('Chartered accountant with over twelve years in oil services, audit and consumer goods.')
d.add_heading('Work history',2)
for c,jobs in (('Zuma Rock Foods Plc, Lagos',(('Finance Manager','2021 – Date','Month-end closing in five working days; statutory audit; cash forecasts.'),('Senior Accountant','2018 – 2021','Fixed assets, tax and payables.'))),('Delta Rig Services Ltd, Port Harcourt',(('Accountant','2014 – 2018','Joint venture accounting, bank reconciliation.'),)),('Obi, Bello & Partners (Chartered Accountants), Enugu',(('Audit Trainee','2011 – 2014','Audits of banks and cooperatives.'),)),('Government Day Secondary School, Sokoto',(('Mathematics Teacher (NYSC)','2010 – 2011',''),))):
    p=d.add_paragraph();p.add_run(c).bold=True
    for ti,pe,x in jobs:
        p=d.add_paragraph(style='List Bullet');p.add_run(f'{ti}, {pe}').italic=True
        if x: d.add_paragraph(x,style='List Bullet 2')
d.add_heading('Education and professional qualifications',2)
for x in ('2014: Associate Chartered Accountant (ACA), Institute of Chartered Accountants of Nigeria','2006 – 2010: B.Sc. Accountancy (Second Class Upper), University of Nigeria, Nsukka'): d.add_paragraph(x,style='List Bullet')
d.add_heading('Core competencies',2)
t=d.add_table(rows=2,cols=3)
for c,x in zip([c for r in t.rows for c in r.cells],('Financial reporting (IFRS)','Sage 300','Budgeting','Tax compliance','SAP FI','Treasury')): c.text='✓ '+x
d.add_heading('Languages',2);d.add_paragraph('Igbo, English, Pidgin, basic Hausa')
d.add_heading('Community',2);d.add_paragraph('Treasurer (unpaid), Lekki Parents Cooperative, 2020 till date')
d.add_heading('Referees',2);d.add_paragraph('Mr. Tunde Bakare, FCA, Obi, Bello & Partners, 0809 555 0190')
d.save(sys.argv[1])
