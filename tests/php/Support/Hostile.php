<?php
/** Values nobody means well with, and a way to choose among them that is the same in every run. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

final class Hostile {

	/**
	 * State of the sequence.
	 * @var int
	 */
	private int $state;

	/**
	 * Starts a sequence.
	 * @param int $seed Same seed, same sequence.
	 */
	public function __construct( int $seed ) {
		$this->state = $seed;
	}

	/**
	 * All values by what they are.
	 * @return array<string,mixed>
	 */
	public static function values(): array {
		return array(
			'nothing'             => null,
			'an empty text'       => '',
			'a blank'             => " \t\u{00A0}",
			'true'                => true,
			'false'               => false,
			'a negative number'   => -1,
			'a huge number'       => PHP_INT_MAX,
			'the smallest number' => PHP_INT_MIN,
			'a huge number, text' => '99999999999999999999999999',
			'a fraction'          => 1.5,
			'a huge fraction'     => 1.7e308,
			'no number'           => 'NaN',
			'a hexadecimal'       => '0x1F',
			'an exponent'         => '1e9',
			'an empty list'       => array(),
			'a list of nothing'   => array( null, '', false ),
			'a list of lists'     => array( array( array( 'x' ) ) ),
			'deep lists'          => array( array( array( array( array( array( array( array( 1 ) ) ) ) ) ) ) ),
			'an object'           => array( '__proto__' => array( 'role' => 'administrator' ) ),
			'a rendered text'     => array( 'rendered' => array( 'x' ) ),
			'a script'            => '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>',
			'a script as link'    => 'javascript:alert(1)',
			'SQL'                 => "1' OR '1'='1'; DROP TABLE wp_users; --",
			'SQL in quotes'       => "\\'\" UNION SELECT user_pass FROM wp_users -- %' LIKE '%_",
			'a path'              => '../../../wp-config.php',
			'serialised PHP'      => 'O:8:"stdClass":1:{s:1:"x";i:1;}',
			'zero bytes'          => "a\0b\0",
			'broken UTF-8'        => "\xC3\x28\xA0\xA1",
			'a cut off character' => "Zo\xC3",
			'control characters'  => "a\r\nBcc: x@example.test\x07\x1b[2J",
			'turned around'       => "\u{202E}abc\u{2066}",
			'signs beyond 16 bit' => '😀👩‍👩‍👧‍👦𝔄',
			'format signs'        => '%s%d%n%1$s%%',
			'a date'              => '2026-02-31T25:61:61Z',
			'100 kB'              => str_repeat( 'a', 100000 ),
			'half a megabyte'     => str_repeat( 'aé', 200000 ),
		);
	}

	/**
	 * Some of the values.
	 * @param int $count How many.
	 * @return array<string,mixed>
	 */
	public function some( int $count ): array {
		$values = self::values();
		$some   = array();
		for ( $i = 0; $i < $count; $i++ ) {
			// A generator of our own: PHP's differ between versions.
			$this->state   = ( $this->state * 1103515245 + 12345 ) % 2147483648;
			$name          = array_keys( $values )[ intdiv( $this->state, 65536 ) % count( $values ) ];
			$some[ $name ] = $values[ $name ];
		}
		return $some;
	}
}
