import { Loader } from '@mantine/core';
import { useEffect } from 'react';
import { addressOf } from '../../router/hash-history.ts';
import { onAuthChallenge } from '../../rpc/auth-challenges.ts';
import { client } from '../../rpc/client.ts';

const logOut = async () => {
  // Pending calls fail when the session ends; they must not report it as expired.
  onAuthChallenge(async () => false);
  try {
    await client.AuthService.logout();
  } finally {
    window.history.replaceState(null, '', addressOf('/auth/login/'));
    window.location.reload();
  }
};

/** Signs out, then reloads the page. */
export const LogoutScreen = () => {
  useEffect(() => {
    void logOut();
  }, []);
  return <Loader />;
};
