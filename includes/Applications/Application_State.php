<?php
/**
 * The states of an application, as its post's status has them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Applications;

enum Application_State: string {

	case Sent = 'publish';

	/**
	 * As if it had never been made: its author may apply again.
	 */
	case Trashed = 'trash';
}
