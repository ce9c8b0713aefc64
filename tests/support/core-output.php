<?php
/**
 * Says which of the callbacks the shell does without are not hooked in this WordPress, or are hooked in an older one than is said.
 */

use DesignMarketplace\Site\Front\Core_Output;

// A release candidate has what its release has.
[ $version ] = explode( '-', (string) get_bloginfo( 'version' ) );

$looked = 0;
$wrong  = array();
foreach ( array( '0' => Core_Output::UNUSED ) + Core_Output::LATER as $since => $hooks ) {
	foreach ( $hooks as $hook => $callbacks ) {
		foreach ( $callbacks as $callback => $priority ) {
			++$looked;
			$is_there  = isset( $GLOBALS['wp_filter'][ $hook ]->callbacks[ $priority ][ $callback ] );
			$should_be = version_compare( $version, (string) $since, '>=' );
			if ( $is_there !== $should_be ) {
				$wrong[] = "{$hook} {$priority} {$callback}: " . ( $is_there ? 'hooked' : 'not hooked' );
			}
		}
	}
}
echo wp_json_encode( compact( 'version', 'looked', 'wrong' ) );
