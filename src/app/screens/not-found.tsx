// The "not found" page.
export { NotFound as default } from '../../components/not-found';
