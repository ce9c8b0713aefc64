<?php
/**
 * The rows of this room.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Portfolio;

final class Room extends \DesignMarketplace\Room {

}
