/** What lobby and table share comes with the app, so that neither needs the file of the other. */
import '../browser/in-sight';
import '../match/Chat.svelte';
import '../state/seat-names';
import '../text/time';
import '../ui/Brand.svelte';
import '../ui/CopyField.svelte';
import '../ui/SegmentedChoice.svelte';
import '../ui/Sitter.svelte';
import '../ui/Stars.svelte';
import '../ui/UnreadMark.svelte';
