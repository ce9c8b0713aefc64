<?php
/** Administrators and emails call each field by a label in their language. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\integration\People\Members;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Members\Field_Labels;
use DesignMarketplace\Tests\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

final class FieldLabelsTest extends TestCase {

	/** Nobody is shown these: they are typed by the member alone, or only ask for others. */
	private const UNSEEN = array( 'role', 'password', 'password_verify', 'password_old', 'cgu_1', 'cgu_2', 'newsletter_optin', 'affiliated' );

	#[TestWith( array( 'member' ) )]
	#[TestWith( array( 'work' ) )]
	#[TestWith( array( 'mission' ) )]
	public function test_each_field_has_a_label( string $entity ): void {
		$this->assertSame( array(), array_values( array_diff( array_keys( Contract::fields( $entity ) ), array_keys( Field_Labels::all() ), self::UNSEEN ) ) );
	}
}
