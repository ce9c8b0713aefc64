<?php
/**
 * The rooms of includes/, lowest first, and the rooms below that each may use.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Architecture;

/**
 * The one table of directions. docs/architecture.md shows it, phpat holds the code to it.
 */
final class Rooms {

	/**
	 * Classes beside the rooms that every room may use.
	 */
	public const COMMON = array( 'Clock', 'Module' );

	/**
	 * By room: which of the rooms before it, it may use.
	 */
	public const MAY_USE = array(
		'Declares'      => array(),
		'Contract'      => array(),
		'Database'      => array( 'Declares' ),
		'Rest'          => array( 'Contract', 'Database' ),
		'Media'         => array( 'Declares', 'Contract', 'Database', 'Rest' ),
		'Content'       => array( 'Declares', 'Contract', 'Database', 'Rest', 'Media' ),
		'Privacy'       => array( 'Declares', 'Database', 'Media', 'Content' ),
		'Lifecycle'     => array( 'Declares', 'Database', 'Content' ),
		'Mail'          => array( 'Declares', 'Contract', 'Database', 'Rest', 'Content' ),
		'Accounts'      => array( 'Declares', 'Contract', 'Database', 'Rest', 'Content' ),
		'Auth'          => array( 'Declares', 'Contract', 'Database', 'Rest', 'Content', 'Mail', 'Accounts' ),
		'Members'       => array( 'Declares', 'Contract', 'Database', 'Rest', 'Media', 'Content', 'Privacy', 'Mail', 'Accounts', 'Auth' ),
		'Directory'     => array( 'Declares', 'Contract', 'Database', 'Media', 'Content', 'Lifecycle', 'Accounts', 'Members' ),
		'Works'         => array( 'Declares', 'Contract', 'Database', 'Rest', 'Media', 'Content', 'Privacy', 'Accounts', 'Auth', 'Members' ),
		'Missions'      => array( 'Declares', 'Contract', 'Database', 'Rest', 'Content', 'Privacy', 'Accounts', 'Auth', 'Members' ),
		'Applications'  => array( 'Declares', 'Contract', 'Database', 'Rest', 'Content', 'Privacy', 'Mail', 'Accounts', 'Auth', 'Members', 'Directory', 'Missions' ),
		'Trust'         => array( 'Declares', 'Contract', 'Database', 'Rest', 'Content', 'Privacy', 'Lifecycle', 'Mail', 'Accounts', 'Auth', 'Members', 'Works', 'Missions' ),
		'Conversations' => array( 'Declares', 'Contract', 'Database', 'Rest', 'Media', 'Content', 'Lifecycle', 'Mail', 'Accounts', 'Auth', 'Members', 'Directory', 'Missions', 'Applications', 'Trust' ),
		'Alerts'        => array( 'Declares', 'Contract', 'Database', 'Rest', 'Content', 'Mail', 'Accounts', 'Auth', 'Members', 'Directory', 'Missions' ),
		'Frontend'      => array( 'Contract', 'Rest', 'Media', 'Content', 'Accounts', 'Auth', 'Members', 'Directory' ),
		'Health'        => array( 'Contract', 'Database', 'Rest', 'Media', 'Content', 'Privacy', 'Lifecycle', 'Mail', 'Accounts', 'Auth', 'Members', 'Trust', 'Conversations', 'Frontend' ),
		'Admin'         => array( 'Contract', 'Database', 'Rest', 'Content', 'Mail', 'Accounts', 'Auth', 'Members', 'Works', 'Missions', 'Applications', 'Trust', 'Frontend' ),
		'Cli'           => array( 'Declares', 'Contract', 'Database', 'Media', 'Content', 'Privacy', 'Lifecycle', 'Mail', 'Accounts', 'Members', 'Directory', 'Works', 'Missions', 'Applications', 'Trust', 'Conversations', 'Alerts', 'Health' ),
	);
}
