"""lose-ligatures.py in.pdf out.pdf: ligatures say in the text layer that they are a space, as old converters write it."""
import re, subprocess, sys

source, out = sys.argv[1:]
subprocess.run(['qpdf', '--qdf', '--object-streams=disable', source, out + '.qdf'], check=True)
text = open(out + '.qdf', 'rb').read()
lost = 0


def forget(found):
    global lost
    lost += 1
    return found[1] + b' <0020>'


text = re.sub(rb'(<[0-9A-Fa-f]{2,4}>(?: <[0-9A-Fa-f]{2,4}>)?) (<(?:0066|0074|FB0)[0-9A-Fa-f]{4,8}>|<00660066[0-9A-Fa-f]*>)', forget, text)
text = re.sub(rb'(<[0-9A-Fa-f]{4}>) \[(<(?:0066|0074)[0-9A-Fa-f]{4,8}>)\]', forget, text)
open(out + '.qdf', 'wb').write(text)
fixed = subprocess.run(['fix-qdf', out + '.qdf'], check=True, capture_output=True).stdout
open(out + '.qdf', 'wb').write(fixed)
subprocess.run(['qpdf', '--object-streams=generate', out + '.qdf', out], check=True)
subprocess.run(['rm', out + '.qdf'], check=True)
print(f'{lost} ligatures lost')
