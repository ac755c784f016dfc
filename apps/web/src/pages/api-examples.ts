import { convertCall } from '@image-converter/contract/convert-call';

/** Where a server of one's own answers by default. Tests put another address in its place. */
export const exampleOrigin = 'http://localhost:8080';

const address = exampleOrigin + convertCall.path;

/** Converts `photo.heic` to `photo.webp` with the key in `API_KEY`. Tests run each. */
export const examples = {
  curl: `curl --fail-with-body ${address} \\
  -H "Authorization: Bearer $API_KEY" \\
  -F target_format=webp \\
  -F quality=80 \\
  -F file=@photo.heic \\
  -o photo.webp`,
  JavaScript: `import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';

const form = new FormData();
form.append('target_format', 'webp');
form.append('quality', '80');
form.append('file', await openAsBlob('photo.heic'));

const answer = await fetch('${address}', {
  method: 'POST',
  headers: { authorization: \`Bearer \${process.env.API_KEY}\` },
  body: form,
});
if (!answer.ok) throw new Error(await answer.text());
await writeFile('photo.webp', new Uint8Array(await answer.arrayBuffer()));`,
  Python: `import os
import requests

with open("photo.heic", "rb") as photo:
    answer = requests.post(
        "${address}",
        headers={"Authorization": f"Bearer {os.environ['API_KEY']}"},
        data={"target_format": "webp", "quality": 80},
        files={"file": photo},
    )
answer.raise_for_status()

with open("photo.webp", "wb") as result:
    result.write(answer.content)`,
} as const;

/** In the folder of the source code. */
export const ownServer = `npm ci
export API_KEYS=$(openssl rand -hex 24)
echo "$API_KEYS"
npm start`;
