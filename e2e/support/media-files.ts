import type { Page } from 'playwright/test';
import { sampleAudio, sampleVideo } from '../../apps/server/testing/sample-media.ts';

const TEN_SECONDS = 383;

/** Ten seconds of silence. */
export const silence = (): File =>
  new File([new Uint8Array(sampleAudio(TEN_SECONDS))], 'Fog horn.mp3', { type: 'audio/mpeg' });

/** An .mp4 file with an empty track. */
export const noPictures = (): File =>
  new File([new Uint8Array(sampleVideo())], 'Harbor tour.mp4', { type: 'video/mp4' });

/** Half a second of a color that changes. */
export async function movingPictures(page: Page): Promise<File> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 36;
    const brush = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const isDone = new Promise((done) => {
      recorder.onstop = done;
    });
    recorder.start();
    for (let hue = 0; hue < 10; hue += 1) {
      if (brush) brush.fillStyle = `hsl(${hue * 20} 60% 30%)`;
      brush?.fillRect(0, 0, canvas.width, canvas.height);
      await new Promise((done) => setTimeout(done, 50));
    }
    recorder.stop();
    await isDone;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  });
  return new File([Buffer.from(base64, 'base64')], 'Tide.webm', { type: 'video/webm' });
}
