/** Props of a popup of the queue. */
export interface PopupProps {
  readonly onClose: () => void;
}
