/**
 * Connects a previewed page to the editor: fires `resize` on request and reports the Escape key.
 * Communicates only over the message port that it receives first.
 */
export const PREVIEW_SCRIPT = `<script>addEventListener('message',function(event){var port=event.ports[0];
if(event.source!==parent||parent===window||event.data!=='plinth-look'||!port)return;
port.onmessage=function(){dispatchEvent(new Event('resize'))};
addEventListener('keydown',function(key){if(key.key==='Escape')port.postMessage('escape')})},{once:true})</script>`;
