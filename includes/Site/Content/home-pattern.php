<?php
/** The content of the home page's pattern. Core includes this file. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Content;

defined( 'ABSPATH' ) || exit;

echo Home_Pattern::content(); // phpcs:ignore WordPress.Security.EscapeOutput -- block markup, read by core into a string.
