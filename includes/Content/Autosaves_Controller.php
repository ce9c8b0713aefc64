<?php
/**
 * Core's autosaves of the operator's types.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Content;

use WP_REST_Autosaves_Controller;

final class Autosaves_Controller extends WP_REST_Autosaves_Controller {

	use Deferred_With_Type;
}
