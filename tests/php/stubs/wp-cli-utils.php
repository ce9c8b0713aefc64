<?php
/** The part of WP-CLI's helper functions the commands use, for static analysis only. */

// phpcs:disable

namespace WP_CLI\Utils;

/**
 * @param array<string,mixed> $assoc_args
 * @return mixed
 */
function get_flag_value( array $assoc_args, string $flag, $default = null ) {}

/** @return \cli\progress\Bar */
function make_progress_bar( string $message, int $count ) {}

/**
 * @param array<int,mixed>  $items
 * @param list<string>|string $fields
 */
function format_items( string $format, array $items, $fields ): void {}

namespace cli\progress;

class Bar {
	public function tick( int $increment = 1 ): void {}
	public function finish(): void {}
}
