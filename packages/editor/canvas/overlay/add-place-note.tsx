import './add-place.css';
import { useAddPlaceText } from './add-place-text.ts';

/** Says, also to screen readers, where what is pointed at would be added. */
export const AddPlaceNote = () => (
  <p role="status" className="pl-add-place" data-testid="add-place">
    {useAddPlaceText()}
  </p>
);
