/** Settings of visitor analytics. The ids were validated when they were saved. */
export type Counters = {
  readonly tracking_id: string;
  readonly counter_id: string;
  readonly is_webvisor: boolean;
  readonly is_hash_tracking: boolean;
};

const script = (code: string): string => `<script>${code}</script>`;

const source = (address: string): string => `<script async src="${address}"></script>`;

function trackingCode(id: string): string {
  if (/^GTM-/i.test(id)) {
    const started = "window.dataLayer=[{'gtm.start':Date.now(),event:'gtm.js'}]";
    return script(started) + source(`https://www.googletagmanager.com/gtm.js?id=${id}`);
  }
  const setUp = `window.dataLayer=[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','${id}')`;
  return source(`https://www.googletagmanager.com/gtag/js?id=${id}`) + script(setUp);
}

function counterCode({ counter_id, is_webvisor, is_hash_tracking }: Counters): string {
  const options = JSON.stringify({
    clickmap: true,
    trackLinks: true,
    accurateTrackBounce: true,
    webvisor: is_webvisor,
    trackHash: is_hash_tracking,
  });
  const setUp = `window.ym=function(){(ym.a=ym.a||[]).push(arguments)};ym.l=Date.now();ym(${counter_id},'init',${options})`;
  return script(setUp) + source('https://mc.yandex.ru/metrika/tag.js');
}

/** Scripts of the counters that have an id. */
export const countersCode = (counters: Counters): string =>
  (counters.tracking_id ? trackingCode(counters.tracking_id) : '') +
  (counters.counter_id ? counterCode(counters) : '');
