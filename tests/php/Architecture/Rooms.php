<?php
/** The rooms of includes/, lowest first, and the rooms below that each may use. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Architecture;

/** The one table of directions. docs/architecture.md shows it, phpat holds the code to it. */
final class Rooms {

	/** Classes beside the rooms that every room may use. */
	public const COMMON = array( 'Clock', 'Room' );

	/** By room: which of the rooms before it, it may use. */
	public const MAY_USE = array(
		'Kernel'    => array(),
		'Mail'      => array( 'Kernel' ),
		'Media'     => array( 'Kernel' ),
		'People'    => array( 'Kernel', 'Mail', 'Media' ),
		'Directory' => array( 'Kernel', 'Mail', 'Media', 'People' ),
		'Portfolio' => array( 'Kernel', 'Mail', 'Media', 'People', 'Directory' ),
		'Talks'     => array( 'Kernel', 'Mail', 'Media', 'People', 'Directory' ),
		'Jobs'      => array( 'Kernel', 'Mail', 'People', 'Directory', 'Talks' ),
		'Trust'     => array( 'Kernel', 'Mail', 'People', 'Directory', 'Portfolio', 'Talks', 'Jobs' ),
		'Alerts'    => array( 'Kernel', 'Mail', 'People', 'Directory', 'Jobs' ),
		'Site'      => array( 'Kernel', 'Media', 'People', 'Directory' ),
		'Desk'      => array( 'Kernel', 'Mail', 'Media', 'People', 'Directory', 'Portfolio', 'Talks', 'Jobs', 'Trust', 'Alerts', 'Site' ),
	);
}
