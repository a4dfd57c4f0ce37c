/**
 * What the page of a look does for the editor around it: it fires `resize` when it is told so, and
 * says when Escape was pressed. Its only way to the editor is the channel that it is handed first.
 */
export const LOOK_SCRIPT = `<script>addEventListener('message',function(event){var port=event.ports[0];
if(event.source!==parent||parent===window||event.data!=='plinth-look'||!port)return;
port.onmessage=function(){dispatchEvent(new Event('resize'))};
addEventListener('keydown',function(key){if(key.key==='Escape')port.postMessage('escape')})},{once:true})</script>`;
