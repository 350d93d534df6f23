# docx, as it is: a Word file, written by Python
import sys
from docx import Document
from docx.shared import Pt
d=Document();d.styles['Normal'].font.name='Cambria';d.styles['Normal'].font.size=Pt(11)
p=d.add_paragraph();p.add_run('RESUME').bold=True;p.alignment=1
d.add_paragraph().add_run('MD. IMTIAZ UL HAQUE KHAN').bold=True
d.add_paragraph('S/o Late Md. Anwarul Haque\nVill. & P.O. – Rampur Chowk, Dist. – Barddhaman, West Bengal – 700 000\nMob.: 98300 00155 / 0342-2550155\nE-Mail ID: imtiaz.haque@site.example.org')
def H(t):
    p=d.add_paragraph();r=p.add_run(t);r.bold=True;r.underline=True
H('CAREER OBJECTIVE:-');d.add_paragraph('To be associated with a progressive organisation that gives me scope to apply my knowledge and to be part of a team that works for the growth of the organisation.')
H('TOTAL WORK EXPERIENCE:- 9 YEARS')
for c,t,per,pr in (('M/s Damodar Infra Projects Pvt. Ltd.','Senior Site Engineer','From July 2020 to till date','Four-lane road over bridge at Asansol'),('M/s Hooghly Piling & Foundation Co.','Site Engineer','From Feb 2017 to June 2020','Pile foundation of a cement plant'),('M/s Sonar Bangla Builders','Jr. Engineer (Civil)','From Aug 2015 to Jan 2017','G+7 residential tower')):
    d.add_paragraph(f'Company\t\t: {c}\nDesignation\t: {t}\nPeriod\t\t: {per}\nProject\t\t: {pr}',style='List Bullet')
H('JOB RESPONSIBILITY:-')
for x in ('Checking of reinforcement as per bar bending schedule.','Preparing of RA bills of sub-contractors.','Daily progress report and reconciliation of materials.'): d.add_paragraph(x,style='List Bullet')
H('ACADEMIC QUALIFICATION:-')
t=d.add_table(rows=0,cols=4);t.style='Table Grid'
for r in (('Examination','Institute / Board','Year','% of marks'),('Diploma in Civil Engineering','Barddhaman Polytechnic','2015','74.2'),('Higher Secondary','W.B.C.H.S.E.','2012','61.0'),('Madhyamik','W.B.B.S.E.','2010','68.5')):
    for c,x in zip(t.add_row().cells,r): c.text=x
H('COMPUTER PROFICIENCY:-');d.add_paragraph('AutoCAD 2D, STAAD.Pro, MS Excel, Auto Level & Total Station')
H('PERSONAL PROFILE:-')
d.add_paragraph('Date of Birth\t: 14th November 1994\nGender\t\t: Male\nReligion\t: Islam\nMarital Status\t: Unmarried\nNationality\t: Indian\nLanguage known\t: Bengali, Hindi, Urdu & English\nHobbies\t\t: Cricket, gardening')
H('DECLARATION:-');d.add_paragraph('I do hereby declare that the above mentioned information is true to the best of my knowledge.')
d.add_paragraph('Date: ____________\nPlace: Barddhaman\t\t\t\t\t(Md. Imtiaz Ul Haque Khan)')
d.save(sys.argv[1])
