export { Badge, type BadgeTone } from "./badge.tsx";
export { Button, buttonClass } from "./button.tsx";
export { Checkbox } from "./checkbox.tsx";
export { Field, FieldFrame } from "./field.tsx";
export { Select } from "./select.tsx";
export { Skeleton } from "./skeleton.tsx";
