// The pixels of a picture: the browser decodes it.
export async function pixelsOf(page, png) {
  const { data, ...size } = await page.evaluate(async (letters) => {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { height, width } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, width, height);
    const texts = [];
    for (let at = 0; at < pixels.length; at += 0x8000)
      texts.push(String.fromCharCode(...pixels.subarray(at, at + 0x8000)));
    return { data: btoa(texts.join('')), height, width };
  }, png.toString('base64'));
  return { data: new Uint8ClampedArray(Buffer.from(data, 'base64')), ...size };
}
