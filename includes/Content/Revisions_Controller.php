<?php
/**
 * Core's revisions of the operator's types.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

use WP_REST_Revisions_Controller;

final class Revisions_Controller extends WP_REST_Revisions_Controller {

	use Deferred_With_Type;
}
