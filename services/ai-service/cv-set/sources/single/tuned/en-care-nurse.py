# fpdf2
import sys
from fpdf import FPDF

LATO = '/usr/share/fonts/truetype/lato/Lato'
pdf = FPDF(format='A4')
pdf.add_font('L', '', f'{LATO}-Regular.ttf')
pdf.add_font('L', 'B', f'{LATO}-Bold.ttf')
pdf.set_margins(20, 18)
pdf.set_auto_page_break(True, 18)
pdf.add_page()


def line(text: str, style: str = '', size: float = 10, gap: float = 5) -> None:
    pdf.set_font('L', style, size)
    pdf.multi_cell(0, gap, text, new_x='LMARGIN', new_y='NEXT')


def head(text: str) -> None:
    pdf.ln(4)
    line(text, 'B', 12, 6)
    pdf.line(20, pdf.get_y(), 190, pdf.get_y())
    pdf.ln(2)


def job(company: str, place: str, title: str, period: str, *points: str) -> None:
    line(f'{company}, {place}', 'B')
    line(f'{title} ({period})')
    for point in points:
        line(f'   •  {point}')
    pdf.ln(2)


pdf.set_text_color(20, 60, 90)
pdf.set_font('L', 'B', 22)
pdf.cell(0, 10, 'Grace Wanjiru Kamau, RN', align='C', new_x='LMARGIN', new_y='NEXT')
pdf.set_text_color(0)
pdf.set_font('L', '', 10)
pdf.cell(0, 5, 'P.O. Box 4471, Nakuru, Kenya   |   Tel: +254 712 345 678   |   gracekamau@example.com', align='C', new_x='LMARGIN', new_y='NEXT')
head('Career Objective')
line('Registered nurse with intensive care experience looking for a position in the Netherlands. Available from 1 September.')
head('Clinical Experience')
job('Rift Valley Provincial Hospital', 'Nakuru', 'Senior Staff Nurse, Intensive Care', 'February 2018 to date', 'Ventilated patients, ratio 1:2', 'Shift leader since 2021', 'Preceptor for new graduates')
job('Lakeside Mission Hospital', 'Kisumu', 'Surgical Staff Nurse', 'July 2014 to January 2018', 'Pre- and post-operative care for a ward of 34 beds')
job('Horizon Relief Clinic', 'Garissa', 'Volunteer Nurse', 'January 2014 to June 2014', 'Vaccination, maternal health')
head('Education')
line('Bachelor of Science in Nursing, Great Lakes University of Nakuru (2009 to 2013)')
line('Kenya Certificate of Secondary Education, Menengai Girls (2008)')
head('Licences and Courses')
line('Nursing Council registration 0000-KE; ACLS 2023; Basic Dutch A2 (2024)')
head('Clinical Skills')
line('Mechanical ventilation, Arterial lines, Haemodialysis, Triage, Wound care, Medication safety')
head('Languages')
line('English, Kiswahili, Kikuyu, Dutch (A2)')
head('References')
line('Sr. Mary Atieno, Matron, Lakeside Mission Hospital, P.O. Box 12, Kisumu, matron@lakeside.example.com, +254 722 000 111')
pdf.output(sys.argv[1])
